import type { Share } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import type { BoardGroup } from './boardData.ts';

type Counts = Pick<BoardGroup, 'safe' | 'needsHelp' | 'unanswered'>;

/** Returns the shares of a bar: safe, in need of help, without an answer. */
export function useShares(): (counts: Counts) => Share[] {
  const t = useText();
  return ({ safe, needsHelp, unanswered }) => [
    { id: 'safe', label: t('notification.safe'), value: safe, tone: 'positive' },
    {
      id: 'needsHelp',
      label: t('notification.needHelp'),
      value: needsHelp,
      tone: 'critical',
      pattern: 'dotted',
    },
    {
      id: 'unanswered',
      label: t('notification.noAnswer'),
      value: unanswered,
      tone: 'caution',
      pattern: 'striped',
    },
  ];
}
