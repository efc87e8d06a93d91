import { ShareBar, UiRoot, type Share, type ShareBarProps } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const shares: Share[] = [
  { id: 'safe', label: 'Safe', value: 80, tone: 'positive' },
  { id: 'help', label: 'Need help', value: 2, tone: 'critical', pattern: 'dotted' },
  { id: 'none', label: 'No answer', value: 1400, tone: 'caution', pattern: 'striped' },
];

const Answers = (props: Partial<ShareBarProps>) => (
  <UiRoot locale="en" messages={messages}>
    <ShareBar label="Answers" shares={shares} {...props} />
  </UiRoot>
);

describe('ShareBar', () => {
  it('describes its shares in text', () => {
    render(<Answers />);
    expect(
      screen.getByRole('img', { name: 'Answers: Safe 80, Need help 2, and No answer 1,400' }),
    ).toBeInTheDocument();
  });

  it('lists its figures instead, with the bar hidden from assistive technology', () => {
    render(<Answers figures />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Safe',
      'Need help',
      'No answer',
    ]);
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '80',
      '2',
      '1,400',
    ]);
  });

  it('draws no part for a share without people, and an empty bar for none at all', () => {
    const none = shares.map((share) => ({ ...share, value: share.id === 'help' ? -1 : 0 }));
    const { rerender } = render(<Answers shares={shares.slice(0, 2)} />);
    expect(screen.getByRole('img').children).toHaveLength(2);
    rerender(<Answers shares={none} />);
    expect(
      screen.getByRole('img', { name: 'Answers: Safe 0, Need help 0, and No answer 0' }).children,
    ).toHaveLength(1);
  });
});
