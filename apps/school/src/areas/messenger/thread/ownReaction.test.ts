import { describe, expect, it } from 'vitest';
import { reactionLimitMessage, withOwnReaction } from './ownReaction.ts';

const ana = { id: 'ana', name: 'Ana' };
const tomas = { id: 'tomas', name: 'Tomás' };
const thumb = { emoji: '👍', count: 1, mine: false, people: [tomas] };
const reaction = { emoji: '👍', count: 2, mine: true, people: [tomas, ana] };

describe('withOwnReaction', () => {
  it('adds an emoji that no one used after the others', () => {
    expect(withOwnReaction([thumb], '🎉', ana, true)).toEqual([
      thumb,
      { emoji: '🎉', count: 1, mine: true, people: [ana] },
    ]);
  });

  it('joins the people who used it', () => {
    expect(withOwnReaction([thumb], '👍', ana, true)).toEqual([reaction]);
  });

  it('leaves them', () => {
    expect(withOwnReaction([reaction], '👍', ana, false)).toEqual([thumb]);
  });

  it('removes an emoji that no one uses any more', () => {
    expect(withOwnReaction([{ ...reaction, count: 1, people: [ana] }], '👍', ana, false)).toEqual([]);
  });

  it('changes nothing that is as requested', () => {
    expect(withOwnReaction([reaction], '👍', ana, true)).toEqual([reaction]);
    expect(withOwnReaction([thumb], '🎉', ana, false)).toEqual([thumb]);
  });
});

describe('reactionLimitMessage', () => {
  const used = (count: number, mine: boolean) =>
    Array.from({ length: count }, (_, at) => ({ emoji: `${mine}${at}`, count: 1, mine, people: [] }));

  it('rejects a sixth one of a person, with the limit', () => {
    expect(reactionLimitMessage([...used(4, true), thumb], '👍')).toBeUndefined();
    expect(reactionLimitMessage([...used(5, true), thumb], '👍')).toEqual({
      id: 'messenger.tooManyOwnReactions',
      values: { count: 5 },
    });
  });

  it('rejects a twenty-first emoji, but not one of the twenty', () => {
    expect(reactionLimitMessage([...used(18, false), thumb], '🎉')).toBeUndefined();
    expect(reactionLimitMessage([...used(19, false), thumb], '👍')).toBeUndefined();
    expect(reactionLimitMessage([...used(19, false), thumb], '🎉')).toEqual({
      id: 'messenger.tooManyReactions',
      values: { count: 20 },
    });
  });
});
