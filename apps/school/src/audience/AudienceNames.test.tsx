import { completeAudience } from '@school/domain';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { AudienceNames } from './AudienceNames.tsx';

describe('AudienceNames', () => {
  it('N5: shows a reader that people were chosen, not which ones and not that there are none', async () => {
    const audience = { ...completeAudience({ scope: 'restricted' }), has_people: true };
    renderScreen({ path: '/app', children: <AudienceNames audience={audience} /> });
    expect(await screen.findByText('Personas elegidas')).toBeVisible();
    expect(screen.queryByText('Nadie todavía')).toBeNull();
  });

  it('shows an author that no one is chosen yet', async () => {
    const audience = completeAudience({ scope: 'restricted' });
    renderScreen({ path: '/app', children: <AudienceNames audience={audience} /> });
    expect(await screen.findByText('Nadie todavía')).toBeVisible();
  });
});
