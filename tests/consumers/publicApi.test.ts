import { resolve } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { expect, it } from 'vitest';

/* A public change shows up in review: `pnpm --filter @school/ui build && pnpm --filter @school/ui api` records it. */
it('matches packages/ui/api/ui.api.md', () => {
  const file = resolve(import.meta.dirname, '../../packages/ui/api-extractor.json');
  const errors: string[] = [];
  const { apiReportChanged } = Extractor.invoke(ExtractorConfig.loadFileAndPrepare(file), {
    localBuild: false,
    messageCallback: (message) => {
      message.handled = true;
      if (message.logLevel === 'error') errors.push(message.text);
    },
  });
  expect(errors).toEqual([]);
  expect(apiReportChanged).toBe(false);
});
