// Written by generate.ts from contract/examples/calendar-settings-write.yaml.
import type { CalendarSettingsWrite } from '../types.gen.ts';

export const calendarSettingsWriteExamples = {
  connect: {"url":"https://calendario.aromos.example/dav/colegio/eventos/","username":"colegio","password":"una frase muy larga","enabled":true},
} satisfies Record<string, CalendarSettingsWrite>;
