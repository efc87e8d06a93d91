/** Messages of public routes: their screens, the frame, and the validation of their forms. The server writes some into the page. */
const publicIds = new RegExp(
  [
    '^(?:errors|landing|login|notFound)\\.(?!deleted$|noPermission\\.|notAddressed$|notLoaded\\.|notStarted\\.|oldBrowser\\.|storageBlocked\\.)',
    '^app\\.(?!account(?:Menu)?$|bell\\.|clock|leave\\.|me$|notLive$|offline$|ownMenu$|places\\.|signOut$)',
    '^validation\\.(?:email|identifier|passport|password\\.required|rut)(?:\\.|$)',
    '^validation\\.(?:characters|required|tooLong)$',
    '^(?:files\\.changed|network\\.tooLarge)$',
  ].join('|'),
);

/** Whether a message is needed before sign-in. All others load with the first protected screen. */
export const isPublicMessage = (id: string): boolean => publicIds.test(id);
