import type { EmailHold } from '@school/domain';
import { Notice, Stack, Text } from '@school/ui';
import { isolate } from '../../../intl/isolate.ts';
import { mailProblems } from '../../../intl/mailProblems.ts';
import { LabelledTime } from '../../../intl/LabelledTime.tsx';
import { useText } from '../../../intl/useText.ts';

/** Why e-mails wait, in the mail server's own words too. */
export function EmailHoldNotice({ hold }: { hold: EmailHold }) {
  const t = useText();
  const { problem, reply, next_attempt_at: next } = hold;
  return (
    <Notice tone="caution" icon="clock" title={t('notification.hold.title')}>
      <Stack gap="xs">
        {problem && <Text>{t(mailProblems[problem])}</Text>}
        {reply && <Text>{t('notification.channels.reply', { reply: isolate(reply) })}</Text>}
        <Text size="small" tone="quiet">
          <LabelledTime label={t('notification.hold.next')} value={next} />
        </Text>
      </Stack>
    </Notice>
  );
}
