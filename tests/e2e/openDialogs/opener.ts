import type { Locator, Page } from '@playwright/test';
import type { School } from '../address.ts';
import { expect } from '../journey.ts';

/** A text of the catalog in the language of the page; with an unknown argument it matches any value. */
export type FindText = (id: string, values?: Record<string, string | number>) => string | RegExp;

/** Something to do on the page before a dialog opens; the last one opens it. */
export interface Step {
  label: string;
  /** Returns the control, the first of several. */
  find(page: Page, text: FindText): Locator;
  /** By default the control is activated. */
  act?(control: Locator): Promise<void>;
  /** An item of a menu is gone when its dialog closes: the focus returns to the step before. */
  isItem?: boolean;
}

/** A dialog, drawer or menu, and how it is opened. */
export interface Opener {
  /** Files of `apps/school/src` that render it or ask its question. */
  files?: readonly string[];
  /** The component of the kit that opens it. */
  component?: string;
  path: string | ((page: Page) => Promise<string>);
  steps: readonly Step[];
  /** How many dialogs are then open above each other. @default 1 */
  depth?: number;
  /** The only kind of device that has it. */
  only?: 'desktop' | 'phone';
  /** Its one field has the focus from the start, which its caret shows; in forced colours it has a ring. */
  isField?: boolean;
  /** It stays open until it is answered. */
  needsAnswer?: boolean;
  /** What gets the focus when it closes, null if the control that opened it is gone. @default the last step that is no item */
  returnsTo?: Step | null;
}

/** What an account of the demo school opens in an area. */
export interface Area {
  name: string;
  /** @default 'aromos' */
  school?: School;
  /** Null before sign-in. @default 'administrador' */
  role?: string | null;
  openers: readonly Opener[];
}

type Role = Parameters<Page['getByRole']>[0];

const control =
  (role: Role) =>
  (id: string, values: Record<string, string | number> = {}): Step => ({
    label: id,
    find: (page, text) => page.getByRole(role, { name: text(id, values), exact: true }),
    ...(role === 'menuitem' && { isItem: true }),
  });

export const button = control('button');
export const item = control('menuitem');
export const link = control('link');

/** Finds a control in the dialog that is open already, not one of the same name behind it. */
export const inDialog = (step: Step): Step => ({
  ...step,
  find: (page, text) => step.find(page, text).and(page.locator('[role=dialog] *')),
});

/** Writes into a text field. */
export const fill = (id: string, text: string): Step => ({
  ...control('textbox')(id),
  act: (field) => field.fill(text),
});

/** Selects the rows of a table with its first checkboxes. */
export const selectRow: Step = {
  label: 'a row',
  find: (page) => page.getByRole('main').getByRole('table').getByRole('checkbox').nth(1),
  act: (box) => box.check(),
};

/** Chooses a radio button. */
export const check = (id: string): Step => ({ ...control('radio')(id), act: (radio) => radio.check() });

export const select = control('combobox');

/** The last option of the list that is open; the focus returns to its field. */
export const lastOption: Step = {
  label: 'the last option',
  find: (page) => page.getByRole('listbox').getByRole('option').last(),
  async act(option) {
    // A list that has just opened focuses its current option.
    await option.page().keyboard.press('End');
    await expect(option).toBeFocused();
    await option.press('Enter');
  },
  isItem: true,
};

/** The link of a row of a table. */
export const rowLink: Step = {
  label: 'a row',
  find: (page) => page.getByRole('main').getByRole('table').getByRole('link'),
};

/** A control that no text of the catalog names. */
export const located = (label: string, find: Step['find']): Step => ({ label, find });
