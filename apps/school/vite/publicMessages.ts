/** Messages of public routes: their screens, the frame, and the validation of their forms. The server writes some into the page. */
const publicIds = new RegExp(
  [
    '^(?:errors|landing|login|notFound)\\.(?!noPermission\\.|notLoaded\\.|storageBlocked\\.)',
    '^app\\.(?!bell\\.|leave\\.|me$|offline$|ownMenu$|places\\.|signOut$)',
    '^validation\\.(?:email|passport|password\\.required|rut)(?:\\.|$)',
    '^validation\\.(?:characters|required|tooLong)$',
  ].join('|'),
);

/** Whether a message is needed before sign-in. All others load with the first protected screen. */
export const isPublicMessage = (id: string): boolean => publicIds.test(id);
