import type { UiMessages } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import type { Preview } from '@storybook/react-vite';
import { languages } from '../apps/school/src/intl/messages.ts';

const files = import.meta.glob<UiMessages>('../packages/ui/src/root/messages/*.ts', {
  eager: true,
  import: 'messages',
});

/** Returns the kit's messages in a language of the toolbar. */
export const getKitMessages = (locale: string): UiMessages =>
  files[`../packages/ui/src/root/messages/${locale}.ts`] ?? en;

export const toolbar: Preview['globalTypes'] = {
  school: {
    description:
      'The school: its colour, and on screens its name, crest and pictures too; the drop beside it takes any colour',
    toolbar: {
      title: 'School',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'aromos', title: 'Colegio Los Aromos' },
        { value: 'puertoclaro', title: 'Liceo Puerto Claro' },
        { value: 'vallenorte', title: 'Instituto Valle Norte' },
        { value: '#FFDD00', title: 'A pure yellow' },
        { value: '#808080', title: 'A grey' },
      ],
    },
  },
  locale: {
    description:
      'Language of the kit’s words and of the screens; sets the direction too. Example content of components stays as it is',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: languages.map(({ locale, name }) => ({ value: locale, title: name })),
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      title: 'Scheme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'auto', title: 'As the system', icon: 'browser' },
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
  density: {
    description: 'How much room controls take',
    toolbar: {
      title: 'Density',
      icon: 'ruler',
      dynamicTitle: true,
      items: [
        { value: 'cosy', title: 'Cosy' },
        { value: 'compact', title: 'Compact' },
      ],
    },
  },
  corners: {
    description: 'How round a school’s corners are',
    toolbar: {
      title: 'Corners',
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'sharp', title: 'Sharp' },
        { value: 'soft', title: 'Soft' },
        { value: 'round', title: 'Round' },
      ],
    },
  },
  network: {
    description: 'How the school answers a screen',
    toolbar: {
      title: 'Network',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'As the story has it' },
        { value: 'slow', title: 'Slow: 3 seconds an answer' },
        { value: 'offline', title: 'No network' },
        { value: 'failing', title: 'The school fails' },
      ],
    },
  },
  person: {
    description: 'Who is signed in on a screen',
    toolbar: {
      title: 'Person',
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'As the story has it' },
        { value: 'administrador', title: 'Administración' },
        { value: 'direccion', title: 'Dirección' },
        { value: 'inspectoria', title: 'Inspectoría' },
        { value: 'comunicaciones', title: 'Comunicaciones' },
        { value: 'docente', title: 'Docente' },
        { value: 'asistente', title: 'Asistente' },
        { value: 'lectura', title: 'Lectura' },
      ],
    },
  },
};
