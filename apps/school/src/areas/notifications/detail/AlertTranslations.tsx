import type { ManagedNotification } from '@school/domain';
import { Accordion, Stack, Text } from '@school/ui';
import { languageName } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import { NotificationText } from '../NotificationText.tsx';

/** The text of an alert as readers in other languages get it; nothing without one. */
export function AlertTranslations({ notification }: { notification: ManagedNotification }) {
  const t = useText();
  const { title, content, translations } = notification;
  if (!translations) return null;
  return (
    <Accordion
      items={[
        {
          id: 'translations',
          title: t('notification.translations'),
          content: (
            <Stack gap="l">
              {translations.map(({ language, ...text }) => (
                <Stack key={language} gap="xs">
                  <Text size="small" tone="quiet" lang={language} isolate>
                    {languageName(language)}
                  </Text>
                  <Text weight="medium" {...(text.title && { lang: language })} isolate>
                    {text.title ?? title}
                  </Text>
                  <Stack {...(text.content && { lang: language })}>
                    <NotificationText content={text.content ?? content} />
                  </Stack>
                </Stack>
              ))}
            </Stack>
          ),
        },
      ]}
    />
  );
}
