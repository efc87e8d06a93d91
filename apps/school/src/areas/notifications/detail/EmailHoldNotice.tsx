import type { EmailHold } from '@school/domain';
import { Notice, Stack, Text, Time } from '@school/ui';
import { useCollege } from '../../../data/DataRoot.tsx';
import { isolate } from '../../../intl/isolate.ts';
import { mailProblems } from '../../../intl/mailProblems.ts';
import { useText } from '../../../intl/useText.ts';

/** Why e-mails wait, in the mail server's own words too. */
export function EmailHoldNotice({ hold }: { hold: EmailHold }) {
  const t = useText();
  const timeZone = useCollege()?.setting.timezone;
  const { problem, reply, next_attempt_at: next } = hold;
  return (
    <Notice tone="caution" icon="clock" title={t('notification.hold.title')}>
      <Stack gap="xs">
        {problem && <Text>{t(mailProblems[problem])}</Text>}
        {reply && <Text>{t('notification.channels.reply', { reply: isolate(reply) })}</Text>}
        <Text size="small" tone="quiet">
          <>
            <span>{t('notification.hold.next')}</span>{' '}
            <Time value={next} timeZone={timeZone} format="relative" />
          </>
        </Text>
      </Stack>
    </Notice>
  );
}
