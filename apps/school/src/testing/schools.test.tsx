import { colleges, collegeRecords, users } from '@school/domain/fixtures';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoginScreen } from '../areas/auth/login/LoginScreen.tsx';
import { createTestApp, TestApp } from './TestApp.tsx';
import { asSchool } from './schools.ts';

it('returns the examples unchanged for the school that they belong to', () => {
  expect(asSchool(collegeRecords, 'aromos')).toBe(collegeRecords);
});

it('returns the record of another school with the changes of a story', () => {
  expect(asSchool({ data: colleges.aromos }, 'vallenorte').data).toMatchObject({
    name: 'Instituto Valle Norte',
    short_name: 'Valle Norte',
    slug: 'vallenorte',
    address: colleges.vallenorte.address,
    image: '/media/vallenorte/crest.webp',
    setting: { theme_color: colleges.vallenorte.setting.theme_color },
  });
  expect(asSchool({ ...colleges.aromos, phone: '' }, 'vallenorte').phone).toBe('');
  expect(asSchool(users.docente, 'puertoclaro').email).toBe('docente@puertoclaro.example');
});

it.each(['aromos', 'puertoclaro', 'vallenorte'] as const)(
  'renders a screen in the school %s',
  async (school) => {
    const app = createTestApp({ path: '/auth/login', user: null, school });
    render(
      <TestApp path="/auth/login" app={app}>
        <LoginScreen />
      </TestApp>,
    );
    expect(await screen.findAllByText(new RegExp(colleges[school].short_name))).not.toHaveLength(0);
    const others = Object.values(colleges).filter(({ slug }) => slug !== school);
    for (const { short_name } of others) expect(screen.queryByText(new RegExp(short_name))).toBeNull();
  },
);
