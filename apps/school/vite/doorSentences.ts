/** The sentences of signing in: its screens, the words of all screens, and what its forms ask. */
const door = new RegExp(
  [
    '^(?:errors|landing|login|notFound)\\.(?!noPermission\\.)',
    '^app\\.(?!bell\\.|leave\\.|me$|offline$|ownMenu$|places\\.|signOut$)',
    '^validation\\.(?:email|passport|password\\.required|rut)(?:\\.|$)',
    '^validation\\.(?:characters|required|tooLong)$',
  ].join('|'),
);

/**
 * Whether a sentence is read before sign-in; all others are loaded with the first screen behind it, so that signing in
 * doesn't wait for them.
 */
export const isDoorSentence = (id: string): boolean => door.test(id);
