import { createElement, type ChangeEvent } from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { productTheme } from './productTheme.ts';
import { schoolColours } from './schools.ts';
import { systemDark, defaultLook, type Look } from './defaultLook.ts';

let look: Look = defaultLook;

/* The manager uses the toolbar's theme, so that a whole screen shows the school's colour. */
const applyTheme = () => {
  const dark = look.scheme === 'dark' || (look.scheme === 'auto' && systemDark().matches);
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  addons.setConfig({ theme: productTheme(look.school, dark ? 'dark' : 'light') });
};

/* A screen has no args, and needs the height of the controls panel. */
addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, defaultValue) => (storyId?.startsWith('screens-') ? false : defaultValue),
  },
});
applyTheme();
systemDark().addEventListener('change', applyTheme);

/* No JSX, because the manager's build supports only its classic runtime. The toolbar lists the known schools; this
   control picks any other colour. */
function AnyColour() {
  const [globals, updateGlobals] = useGlobals();
  const school = typeof globals.school === 'string' ? globals.school : defaultLook.school;
  return createElement(
    'label',
    { className: 'any-colour', title: 'Any colour' },
    createElement('span', null, 'Any colour'),
    createElement('input', {
      type: 'color',
      value: (schoolColours[school] ?? school).toLowerCase(),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => updateGlobals({ school: target.value }),
    }),
  );
}

addons.register('school/look', (api) => {
  const follow = ({ globals }: { globals: Partial<Look> }) => {
    const next = { ...defaultLook, ...globals };
    if (next.school === look.school && next.scheme === look.scheme) return;
    look = next;
    applyTheme();
  };
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
  addons.add('school/any-colour', {
    type: types.TOOL,
    title: 'Any colour',
    render: () => createElement(AnyColour),
  });
});
