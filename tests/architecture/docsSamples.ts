/** What the samples of a page need to compile. */
export interface SampleContext {
  /** Imports and declarations of what the page supposes, before the first sample. */
  before: string;
  /** Names of the page's fictional record, each with that of a record that exists. */
  names?: Record<string, string>;
}

const kit = (names: string) => `import { ${names} } from '@school/ui';`;

/** Every page with a sample in TypeScript, its path from the top of the repository. */
export const sampleContexts: Record<string, SampleContext> = {
  'docs/design-review.md': {
    before: `import type { StoryObj } from '@storybook/react-vite'; type Story = StoryObj;`,
  },
  'docs/first-component.md': {
    before: `import type { ComponentPropsWithRef } from 'react';
import { component } from '#/packages/ui/src/css/component.css.ts';
import { cx } from '#/packages/ui/src/internal/cx.ts';
import { vars } from '#/packages/ui/src/theme/contract.css.ts';
const css = { get mark() { return mark; } };`,
  },
  'docs/first-operation.md': {
    before: `import type { Place } from '@school/domain';
import type { CollegeTransaction } from '#/apps/provider/src/database/collegeTransaction.ts';
import type { Handlers } from '#/apps/provider/src/http/contract/handler.ts';
import { pageBody, pageFrom } from '#/apps/provider/src/resources/paging.ts';
interface Row { id: string }
type Page = ReturnType<typeof pageFrom>;
declare function findKeys(tx: CollegeTransaction, page: Page): Promise<{ rows: Row[]; total: number }>;
declare function presentKey(row: Row): Place;`,
    names: { listKeys: 'listPlaces' },
  },
  'docs/first-screen.md': {
    before: `import type { Place } from '@school/domain';
import { useQuery } from '#/apps/school/src/data/useQuery.ts';
import type { ComparedFormFields } from '#/apps/school/src/forms/fields.ts';
import { routePath } from '#/apps/school/src/router/routePath.ts';
import { protectedRoute, type RouteRecord } from '#/apps/school/src/router/routes.ts';
import { pageNumber, text } from '#/apps/school/src/router/searchParams.ts';
import { ListPage } from '#/apps/school/src/screen/ListPage.tsx';
import { useLiveRows } from '#/apps/school/src/lists/useLiveRows.ts';
import { useList } from '#/apps/school/src/lists/useList.ts';
import { useText } from '#/apps/school/src/intl/useText.ts';
import { useScreen } from '#/apps/school/src/screen/ScreenRoot.tsx';
interface KeyValues { name: string; place: string }
declare const keyWriteLimits: { name: number };
declare function KeysTable(props: { keys: Place[]; loading: boolean }): null;`,
    names: {
      './KeysScreen.tsx': './sample.tsx',
      listKeys: 'listPlaces',
      'keys.title': 'places.title',
      'keys.search': 'places.search',
      'keys.none': 'places.none',
      'keys.noneBody': 'places.noneBody',
      'keys.name': 'places.form.name',
      'keys.place': 'places.one',
      'keys.taken': 'documents.categories.nameTaken',
    },
  },
  'docs/theming.md': { before: 'declare const element: HTMLElement;' },
  'packages/domain/README.md': { before: '' },
  'packages/ui/README.md': { before: '' },
  'packages/ui/src/components/AudiencePicker/AudiencePicker.mdx': {
    before: `${kit('AudiencePicker, type AudiencePickerProps')}
declare const grades: AudiencePickerProps['groups'][number]['options'];
declare const searchPeople: (query: string, signal: AbortSignal) => Promise<{ value: string; label: string }[]>;
declare const audience: AudiencePickerProps['value'];
declare const setAudience: NonNullable<AudiencePickerProps['onValueChange']>;
declare const isCounting: boolean;`,
  },
  'packages/ui/src/components/Combobox/Combobox.mdx': {
    before: `${kit('Combobox')}
declare const fetchTeachers: (
  query: string,
  options: { signal: AbortSignal },
) => Promise<{ value: string; label: string }[]>;
declare const teacher: { id: string; name: string };
declare const choose: (id: string) => void;`,
  },
  'packages/ui/src/components/ConfirmDialog/ConfirmDialog.mdx': { before: kit('useConfirm') },
  'packages/ui/src/components/FileField/FileField.mdx': {
    before: `${kit('FileField')}
declare const sendFile: (file: File, signal: AbortSignal, onProgress: (share: number) => void) => Promise<void>;`,
  },
  'packages/ui/src/components/Toast/Toast.mdx': {
    before: `${kit('useToast')}\ndeclare const undo: () => void;`,
  },
  'packages/ui/src/foundations/Colour.mdx': { before: '' },
  'packages/ui/src/foundations/Introduction.mdx': { before: '' },
};
