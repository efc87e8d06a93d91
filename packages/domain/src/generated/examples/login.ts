// Written by generate.ts from contract/examples/login.yaml.
import type { Login } from '../types.gen.ts';

export const loginExamples = {
  byEmail: {"email":"docente@aromos.example","password":"aromos-2026","device_name":"Chromium"},
  byRut: {"rut":"12.345.678-5","password":"aromos-2026"},
  byPassport: {"passport":"X1234567","password":"aromos-2026"},
} satisfies Record<string, Login>;
