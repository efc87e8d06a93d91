import { RadioGroup, Select, Stack } from '@school/ui';
import { useState } from 'react';
import { useCollege, useSources } from '../../data/DataRoot.tsx';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { isLocale, languages } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import type { ColourScheme } from '../../screen/colourScheme.ts';
import { useColourScheme } from '../../screen/ScreenRoot.tsx';
import { EmailPreferences } from './EmailPreferences.tsx';
import { PushPreferences } from './push/PushPreferences.tsx';
import { readToastTime, type ToastTime, toastTimes, writeToastTime } from '../../screen/toastTime.ts';

const schemes: readonly ColourScheme[] = ['auto', 'light', 'dark'];

/** The user's preferences: e-mails, push messages, and on this device language, colour scheme, toast duration. They apply at once. */
export function ProfilePreferences() {
  const t = useText();
  const { storage } = useSources();
  const { locale, choose } = useLanguage();
  const [scheme, chooseScheme] = useColourScheme();
  const [time, setTime] = useState(() => readToastTime(storage));
  const offered = useCollege()?.setting.languages;
  return (
    <Stack gap="xl">
      <EmailPreferences />
      <PushPreferences />
      <Select
        label={t('profile.preferences.language')}
        help={t('profile.preferences.help')}
        value={locale}
        onValueChange={(value) => {
          // If a language can't be loaded, the page keeps the current one.
          if (isLocale(value)) choose(value).catch(() => undefined);
        }}
        options={languages
          .filter((language) => !offered || language.locale === locale || offered.includes(language.locale))
          .map((language) => ({ value: language.locale, label: language.name }))}
      />
      <RadioGroup
        label={t('profile.preferences.scheme')}
        variant="cards"
        value={scheme}
        onValueChange={(value) => chooseScheme(value as ColourScheme)}
        options={schemes.map((value) => ({ value, label: t(`profile.preferences.scheme.${value}`) }))}
      />
      <RadioGroup
        label={t('profile.preferences.toasts')}
        help={t('profile.preferences.toastsHelp')}
        value={time}
        onValueChange={(value) => {
          setTime(value as ToastTime);
          writeToastTime(storage, value as ToastTime);
        }}
        options={toastTimes.map((value) => ({
          value,
          label:
            value === 'stay'
              ? t('profile.preferences.toastsStay')
              : t('profile.preferences.toastsSeconds', { seconds: Number(value) / 1000 }),
        }))}
      />
    </Stack>
  );
}
