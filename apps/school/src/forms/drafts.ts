/** What a person has typed and not yet sent, as it is kept on their device. */
export type Draft<Values> = {
  values: Values;
  /** Made once for what is meant, sent with every try. */
  idempotencyKey: string;
  /** The request of the last try that got no answer: the key belongs to it, and to nothing else. */
  attempted?: string;
  /** The version of the thing that is being changed, as it was when the changing began. */
  version?: number;
  /** ISO 8601. */
  savedAt: string;
};

/** Drafts of one person of one school. */
export type Drafts = {
  read<Values>(form: string): Draft<Values> | null;
  /** @returns Whether it could be kept: storage may be full or forbidden. */
  write<Values>(form: string, draft: Draft<Values>): boolean;
  erase(form: string): void;
};

const prefix = 'school.draft:';
const owned = (school: string, user: string) => `${prefix}${school}:${user}:`;

const keysWith = (storage: Storage, start: string) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(start),
  );

/** @param school Slug of the school. @param user Id of the person. */
export function draftsOf(storage: Storage, school: string, user: string): Drafts {
  const keyOf = (form: string) => owned(school, user) + form;
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
        storage.setItem(keyOf(form), JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    erase: (form) => storage.removeItem(keyOf(form)),
  };
}

/** Erases every draft on this device: somebody has signed out and left. */
export function eraseAllDrafts(storage: Storage): void {
  for (const key of keysWith(storage, prefix)) storage.removeItem(key);
}

/** Erases the drafts of all but one person: somebody else has signed in on this device. */
export function eraseDraftsOfOthers(storage: Storage, school: string, user: string): void {
  const mine = owned(school, user);
  for (const key of keysWith(storage, prefix)) if (!key.startsWith(mine)) storage.removeItem(key);
}

/** Key of the person that this device's drafts belong to. */
const ownerKey = 'school.draft-owner';

/** Remembers whose drafts these are, so that they are found after a reload without a network. */
export function rememberOwner(storage: Storage, user: string): void {
  try {
    storage.setItem(ownerKey, user);
  } catch {
    // Without storage there are no drafts either.
  }
}

/** @returns Id of the person of the session, before the provider has said it again; null if nobody's. */
export const ownerOf = (storage: Storage): string | null => storage.getItem(ownerKey);

/** Forgets it: the session is another one, or has ended. */
export const forgetOwner = (storage: Storage): void => storage.removeItem(ownerKey);
