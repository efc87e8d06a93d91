import type { UiMessages } from '../messages.ts';

export const messages: UiMessages = {
  appShell: {
    skip: 'Zum Inhalt springen',
    navigation: 'Hauptnavigation',
    more: 'Mehr',
    collapse: 'Menü einklappen',
    expand: 'Menü ausklappen',
    menu: 'Menü',
  },
  button: { loading: 'Wird geladen' },
  colourSchemeSelector: { label: 'Farbschema', light: 'Hell', dark: 'Dunkel', auto: 'Wie das System' },
  confirmDialog: { cancel: 'Abbrechen', failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.' },
  dialog: { close: 'Schließen' },
  errorState: { label: 'FEHLER' },
  field: { optional: 'optional', error: 'Fehler:', counter: (count, max) => `${count} von ${max}` },
  languageSelector: { label: 'Sprache' },
  notice: { dismiss: 'Ausblenden' },
  pagination: {
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    page: (page) => `Seite ${page}`,
    position: (page, pageCount) => `Seite ${page} von ${pageCount}`,
  },
  passwordField: { show: 'Passwort anzeigen', hide: 'Passwort verbergen' },
  searchField: { clear: 'Suche leeren' },
  select: { placeholder: 'Auswählen …', empty: 'Keine Auswahl vorhanden' },
  spinner: { label: 'Wird geladen' },
  table: { loading: 'Zeilen werden geladen' },
  tag: { remove: (name) => `${name} entfernen` },
  toast: { region: 'Meldungen', dismiss: 'Schließen' },
  tone: { positive: 'Erledigt', caution: 'Warnung', critical: 'Fehler', info: 'Hinweis' },
};
