// Written by generate.ts from contract/examples/login.yaml.
import type { Login } from '../types.gen.ts';

export const loginExamples = {
  byEmail: {"email":"docente@aromos.example","password":"lluvia-tiza-cometa","device_name":"Chromium"},
  byRut: {"rut":"12.345.678-5","password":"lluvia-tiza-cometa"},
  byPassport: {"passport":"X1234567","password":"lluvia-tiza-cometa"},
} satisfies Record<string, Login>;
