import type { Language } from '@school/domain';
import { getLayers } from '../../locales/overlays.ts';

const emergencyMessages: Partial<Record<Language, RegExp>> = {
  ar: /طوارئ|طارئ|إنذار|تنبيه|انتهاء الخطر/u,
  de: /alarm|notf[aä]ll|ernstfall|entwarnung/iu,
  en: /alert|emergenc|all[- ]clear/iu,
  es: /alerta|emergencia/iu,
  fr: /alerte|urgence/iu,
  'zh-CN': /警报|紧急|应急|解除/u,
};

/**
 * Returns the words of a language for a real emergency, an alert and its all-clear, regardless of case: a text about a drill
 * has none. A regional variant without an entry has those of its base.
 */
export function getEmergencyMessages(language: Language): RegExp {
  const words = getLayers(language)
    .map((layer) => emergencyMessages[layer])
    .findLast((pattern) => pattern);
  if (!words) throw new Error(`tests/locales/emergencyMessages.ts has no words of ${language}.`);
  return words;
}
