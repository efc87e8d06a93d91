import { auditPaths } from '../../../apps/school/src/areas/audit/paths.ts';
import { collegePaths } from '../../../apps/school/src/areas/college/paths.ts';
import { statisticsPaths } from '../../../apps/school/src/areas/statistics/paths.ts';
import type { Page } from '@playwright/test';
import { uniqueTitle } from '../journey.ts';
import { type Area, button, lastOption, rowLink, select } from './opener.ts';
import { create } from './records.ts';

const path = collegePaths.detail.href();

/** The log with at least one entry. */
async function openLog(page: Page): Promise<string> {
  await create(page, '/api/v1/post-categories', { name: uniqueTitle('Avisos') });
  return auditPaths.list.href();
}

export const school: Area = {
  name: 'the school, statistics and the activity log',
  openers: [
    { files: ['areas/college/LabelDialog.tsx'], path, steps: [button('school.labels.rename')] },
    { files: ['areas/college/AlertTextDialog.tsx'], path, steps: [button('school.alerts.edit')] },
    { files: ['areas/college/usePictureChange.ts'], path, steps: [button('school.pictures.removeOf')] },
    {
      files: ['areas/college/MessageRetentionPart.tsx'],
      path,
      steps: [select('school.retention.title'), lastOption],
    },
    {
      files: ['areas/statistics/ExportMenu.tsx'],
      path: statisticsPaths.overview.href(),
      steps: [button('statistics.export')],
    },
    { files: ['areas/audit/EntryDrawer.tsx'], path: openLog, steps: [rowLink] },
  ],
};
