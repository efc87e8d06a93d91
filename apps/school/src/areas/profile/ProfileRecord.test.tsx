import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

it('names the purpose of its fields to the browser, which fills them in', async () => {
  renderScreen({ path: '/app/profile', children: <ProfileScreen /> });
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveAttribute(
    'autocomplete',
    'given-name',
  );
  const getField = (name: RegExp) => screen.getByRole('textbox', { name });
  expect(getField(/^Primer apellido/)).toHaveAttribute('autocomplete', 'family-name');
  expect(getField(/^Correo electrónico/)).toHaveAttribute('autocomplete', 'email');
  expect(getField(/^Teléfono/)).toHaveAttribute('autocomplete', 'tel');
});
