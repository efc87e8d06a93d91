// Written by generate.ts from contract/examples/calendar-settings.yaml.
import type { CalendarSettings } from '../types.gen.ts';

export const calendarSettingsExamples = {
  connected: {"url":"https://calendario.aromos.example/dav/colegio/eventos/","username":"colegio","has_password":true,"enabled":true,"updated_at":"2026-11-20T14:00:00.000Z","version":1},
  none: {"url":null,"username":null,"has_password":false,"enabled":false,"updated_at":null,"version":0},
} satisfies Record<string, CalendarSettings>;
