import type { UiMessages } from '../messages.ts';

export const messages: UiMessages = {
  appShell: {
    skip: 'Skip to content',
    navigation: 'Main navigation',
    more: 'More',
    collapse: 'Collapse menu',
    expand: 'Expand menu',
    menu: 'Menu',
  },
  button: { loading: 'Loading' },
  colourSchemeSelector: { label: 'Colour scheme', light: 'Light', dark: 'Dark', auto: 'Like the system' },
  confirmDialog: { cancel: 'Cancel', failed: 'That did not work. Please try again.' },
  dialog: { close: 'Close' },
  errorState: { label: 'ERROR' },
  field: { optional: 'optional', error: 'Error:', counter: (count, max) => `${count} of ${max}` },
  languageSelector: { label: 'Language' },
  notice: { dismiss: 'Dismiss' },
  pagination: {
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    position: (page, pageCount) => `Page ${page} of ${pageCount}`,
  },
  passwordField: { show: 'Show password', hide: 'Hide password' },
  searchField: { clear: 'Clear search' },
  select: { placeholder: 'Choose…', empty: 'Nothing to choose from' },
  spinner: { label: 'Loading' },
  table: { loading: 'Loading rows' },
  tag: { remove: (name) => `Remove ${name}` },
  toast: { region: 'Messages', dismiss: 'Close' },
  tone: { positive: 'Success', caution: 'Warning', critical: 'Error', info: 'Information' },
};
