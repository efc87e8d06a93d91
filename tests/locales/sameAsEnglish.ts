/** Words that are right although they are the same as in English, reviewed one by one. */
export const sameAsEnglish: Record<string, string[]> = {
  ar: ['users.form.rut'],
  de: [
    'events.views.agenda',
    'users.columns.person',
    'users.form.person',
    'users.form.rut',
    'users.pin.label',
  ],
  es: [
    'events.form.roles',
    'events.views.agenda',
    'roles.scope.none',
    'users.form.roles',
    'users.form.rut',
    'users.pin.label',
  ],
  'es-MX': [
    'events.form.roles',
    'events.views.agenda',
    'roles.scope.none',
    'users.form.roles',
    'users.form.rut',
    'users.pin.label',
  ],
  fr: [
    'events.form.description',
    'events.views.agenda',
    'lists.pages',
    'users.columns.actions',
    'users.form.rut',
    'users.pin.label',
  ],
  'zh-CN': ['users.form.rut', 'users.pin.label'],
};
