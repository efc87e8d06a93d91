import { AlertBar, Column, Columns, Page, ShareBar, Stack, Text } from '@school/ui';
import { useState } from 'react';
import { RichMessage } from '../../../intl/RichMessage.tsx';
import { FactLine } from '../../../intl/FactLine.tsx';
import { useMinuteTime } from '../../../intl/useMinuteTime.ts';
import { useText } from '../../../intl/useText.ts';
import { useNarrow } from '../../../viewport/useNarrow.ts';
import { allClearLabel, useNotificationActions } from '../../notifications/index.ts';
import { useAlertKind } from '../useAlertKind.ts';
import { useNewest } from '../useNewest.ts';
import type { Board } from './boardData.ts';
import { BoardGroups } from './BoardGroups.tsx';
import { BoardPeople } from './BoardPeople.tsx';
import { BoardTools } from './BoardTools.tsx';
import { Elapsed } from './Elapsed.tsx';
import { useLargeScreen } from './useLargeScreen.ts';
import { useShares } from './useShares.ts';

/** A loaded board. */
export function LiveBoard({ board, onReload }: { board: Board; onReload: () => void }) {
  const t = useText();
  const formatShares = useShares();
  const actions = useNotificationActions();
  const large = useLargeScreen();
  const narrow = useNarrow();
  const { notification, counts, data: rows } = board;
  const { mode, title, content, places, sent_at, created_at, closed_at } = notification;
  const formatTime = useMinuteTime();
  const latest = notification.updates.at(-1);
  const requestedAt = rows.flatMap(({ state, at }) => (state === 'needs_help' && at ? [at] : []));
  const lastRequest = useNewest(requestedAt.sort().at(-1) ?? '');
  // Requests that are there when the board is opened need no sound.
  const [known] = useState(lastRequest);
  const unanswered = counts.recipients - counts.acknowledged;
  const [line] = content.split('\n');
  const kind = useAlertKind()(notification);

  return (
    <>
      <AlertBar
        mode={mode}
        label={t(mode === 'drill' ? 'notifications.drill' : 'emergencies.real')}
        title={title}
        sound={lastRequest === known ? undefined : lastRequest}
        elapsed={<Elapsed since={sent_at ?? created_at} until={closed_at} />}
        elapsedLabel={t('board.running')}
        update={
          latest && {
            label: latest.all_clear
              ? t(allClearLabel(notification))
              : t('emergencies.updateAt', { time: formatTime(latest.created_at) }),
            text: latest.content,
          }
        }
        actions={actions
          .getActions(notification)
          .filter(({ id }) => id === 'followUp' || id === 'end')
          .reverse()
          .map(({ id, label, icon, onSelect }) => ({
            id,
            label,
            ...(icon && { icon }),
            primary: id === 'end',
            onSelect: () => onSelect?.(),
          }))}
      >
        <FactLine facts={[...(kind ? [kind] : []), line ?? '', ...places]} />
      </AlertBar>
      <Page>
        <Stack gap={narrow ? 'm' : 'xl'}>
          <Stack gap={narrow ? 'm' : 'l'}>
            <Columns gap="m">
              <Column>
                <Text as="h3" size={large.on ? 'display' : narrow ? 'heading' : 'title'}>
                  <RichMessage
                    id="board.sentence"
                    values={{
                      answered: counts.acknowledged,
                      total: counts.recipients,
                      help: counts.needs_help,
                      missing: unanswered,
                    }}
                  />
                </Text>
              </Column>
              <Column width="content">
                <BoardTools board={board} large={large} />
              </Column>
            </Columns>
            <ShareBar
              label={t('board.totals')}
              size={large.on ? 'l' : 'm'}
              figures={!narrow}
              shares={formatShares({ safe: counts.safe, needsHelp: counts.needs_help, unanswered })}
            />
          </Stack>
          <Columns gap="xxl" collapseBelow="wide">
            <Column width="3/5">
              <BoardPeople
                notification={notification}
                rows={rows}
                reminders={board.reminders}
                onChanged={onReload}
              />
            </Column>
            <Column>
              <BoardGroups rows={rows} />
            </Column>
          </Columns>
        </Stack>
      </Page>
      {actions.dialogs}
    </>
  );
}
