import type { UiMessages } from '../messages.ts';

export const messages: UiMessages = {
  appShell: {
    skip: 'Saltar al contenido',
    navigation: 'Navegación principal',
    more: 'Más',
    collapse: 'Plegar menú',
    expand: 'Desplegar menú',
    menu: 'Menú',
  },
  button: { loading: 'Cargando' },
  colourSchemeSelector: {
    label: 'Esquema de color',
    light: 'Claro',
    dark: 'Oscuro',
    auto: 'Según el sistema',
  },
  confirmDialog: { cancel: 'Cancelar', failed: 'No se pudo completar. Inténtalo otra vez.' },
  dialog: { close: 'Cerrar' },
  errorState: { label: 'ERROR' },
  field: { optional: 'opcional', error: 'Error:', counter: (count, max) => `${count} de ${max}` },
  languageSelector: { label: 'Idioma' },
  notice: { dismiss: 'Descartar' },
  pagination: {
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page) => `Página ${page}`,
    position: (page, pageCount) => `Página ${page} de ${pageCount}`,
  },
  passwordField: { show: 'Mostrar contraseña', hide: 'Ocultar contraseña' },
  searchField: { clear: 'Borrar búsqueda' },
  select: { placeholder: 'Elegir…', empty: 'No hay opciones' },
  spinner: { label: 'Cargando' },
  table: { loading: 'Cargando filas' },
  tag: { remove: (name) => `Quitar ${name}` },
  toast: { region: 'Avisos', dismiss: 'Cerrar' },
  tone: { positive: 'Correcto', caution: 'Advertencia', critical: 'Error', info: 'Información' },
};
