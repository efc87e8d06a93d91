/** The words for a real emergency, an alert and its all-clear, per language, regardless of case: a text about a drill has none. */
export const emergencyWords: Record<string, RegExp> = {
  ar: /طوارئ|طارئ|إنذار|تنبيه|انتهاء الخطر/u,
  de: /alarm|notf[aä]ll|ernstfall|entwarnung/iu,
  en: /alert|emergenc|all[- ]clear/iu,
  es: /alerta|emergencia/iu,
  'es-MX': /alerta|emergencia/iu,
  fr: /alerte|urgence/iu,
  'zh-CN': /警报|紧急|应急|解除/u,
};
