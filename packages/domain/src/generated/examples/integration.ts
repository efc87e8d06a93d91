// Written by generate.ts from contract/examples/integration.yaml.
import type { Integration } from '../types.gen.ts';

export const integrationExamples = {
  smtp: {"id":"smtp","connected":true,"enabled":true,"state":"failing","waiting":2,"given_up":0,"problem":"limit_reached","reply":"550 5.4.5 Daily user sending limit exceeded.","checked_at":"2026-11-20T15:10:00.000Z","updated_at":"2026-11-20T14:00:00.000Z"},
  calendar: {"id":"calendar","connected":false,"enabled":false,"state":"none","waiting":0,"given_up":0,"problem":null,"reply":null,"checked_at":null,"updated_at":null},
} satisfies Record<string, Integration>;
