import { ownedBy } from './draftOwner.ts';

/** What a person has typed and not yet sent, as it is kept on their device. */
export type Draft<Values> = {
  values: Values;
  /** Made once for what is meant, sent with every try. */
  idempotencyKey: string;
  /** The request of the last try that got no answer: the key belongs to it, and to nothing else. */
  attempted?: string;
  /** The version of the thing that is being changed, as it was when the changing began. */
  version?: number;
  /** The record as it was in that version. */
  base?: Values;
  /** Names of files that were chosen and aren't anywhere yet: a device keeps no files. */
  files?: readonly string[];
  /** ISO 8601. */
  savedAt: string;
};

/** Names of what no draft holds: others use the same device. */
const secret = /^(?:rut|passport|pin|token)$|password/i;

/** @returns The text of a value without what no draft holds. */
export const keepableText = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (secret.test(name) ? undefined : part));

/** Drafts of one person of one school. */
export type Drafts = {
  read<Values>(form: string): Draft<Values> | null;
  /** @returns Whether it could be kept: storage may be full or forbidden. */
  write<Values>(form: string, draft: Draft<Values>): boolean;
  erase(form: string): void;
};

/** @param school Slug of the school. @param user Id of the person. */
export function draftsOf(storage: Storage, school: string, user: string): Drafts {
  const keyOf = (form: string) => ownedBy(school, user) + form;
  return {
    read<Values>(form: string) {
      try {
        return JSON.parse(storage.getItem(keyOf(form)) ?? 'null') as Draft<Values> | null;
      } catch {
        return null;
      }
    },
    write(form, draft) {
      try {
        storage.setItem(keyOf(form), keepableText(draft));
        return true;
      } catch {
        return false;
      }
    },
    erase: (form) => storage.removeItem(keyOf(form)),
  };
}
