import type { UiMessages } from '../messages.ts';

export const messages: UiMessages = {
  appShell: {
    skip: 'Aller au contenu',
    navigation: 'Navigation principale',
    more: 'Plus',
    collapse: 'Réduire le menu',
    expand: 'Développer le menu',
    menu: 'Menu',
  },
  button: { loading: 'Chargement' },
  colourSchemeSelector: { label: 'Apparence', light: 'Clair', dark: 'Sombre', auto: 'Comme le système' },
  confirmDialog: { cancel: 'Annuler', failed: 'Cela n’a pas fonctionné. Veuillez réessayer.' },
  dialog: { close: 'Fermer' },
  errorState: { label: 'ERREUR' },
  field: { optional: 'facultatif', error: 'Erreur :', counter: (count, max) => `${count} sur ${max}` },
  languageSelector: { label: 'Langue' },
  notice: { dismiss: 'Ignorer' },
  pagination: {
    previous: 'Page précédente',
    next: 'Page suivante',
    page: (page) => `Page ${page}`,
    position: (page, pageCount) => `Page ${page} sur ${pageCount}`,
  },
  passwordField: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
  searchField: { clear: 'Effacer la recherche' },
  select: { placeholder: 'Choisir…', empty: 'Aucun choix disponible' },
  spinner: { label: 'Chargement' },
  table: { loading: 'Chargement des lignes' },
  tag: { remove: (name) => `Retirer ${name}` },
  toast: { region: 'Messages', dismiss: 'Fermer' },
  tone: { positive: 'Réussi', caution: 'Attention', critical: 'Erreur', info: 'Information' },
};
