import { keepableText } from '../offline/keepableText.ts';
import { ownedBy } from './eraseDrafts.ts';

/** Unsent input, as it is stored on the device. */
export type Draft<Values> = {
  values: Values;
  /** Created once per intent and sent with every retry. */
  idempotencyKey: string;
  /** Body of the last request without a response: the key is bound to it. */
  attempted?: string;
  /** Version of the record that editing started from. */
  version?: number;
  /** The values that editing started from. */
  base?: Values;
  /** Names of chosen files that aren't uploaded: the device stores no files. */
  files?: readonly string[];
  /** ISO 8601. */
  savedAt: string;
};

/** Drafts of a person at a school. */
export type Drafts = {
  read<Values>(form: string): Draft<Values> | null;
  /** @returns Whether it was stored: the storage may be full or forbidden. */
  write<Values>(form: string, draft: Draft<Values>): boolean;
  erase(form: string): void;
};

/**
 * Returns the drafts of a person.
 * @param school Slug of the school.
 * @param user Id of the person.
 */
export function openDrafts(storage: Storage, school: string, user: string): Drafts {
  const toKey = (form: string) => ownedBy(school, user) + form;
  return {
    read<Values>(form: string) {
      try {
        return JSON.parse(storage.getItem(toKey(form)) ?? 'null') as Draft<Values> | null;
      } catch {
        return null;
      }
    },
    write(form, draft) {
      try {
        storage.setItem(toKey(form), keepableText(draft));
        return true;
      } catch {
        return false;
      }
    },
    erase: (form) => storage.removeItem(toKey(form)),
  };
}
