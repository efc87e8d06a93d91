// Written by generate.ts from contract/. Change the contract, then run `pnpm generate`.
import type { OperationFacts } from '../operationFacts.ts';

/** The runtime facts of the operations that are called before sign-in. */
export const publicOperations = {
  getCsrfCookie: { method: 'GET', path: '/sanctum/csrf-cookie', permission: 'public', unsafe: false, success: 204, answers: [] },
  getCurrentUser: { method: 'GET', path: '/api/v1/user', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  login: { method: 'POST', path: '/api/login-mobile', permission: 'public', unsafe: true, success: 200, answers: ['token'] },
  logout: { method: 'POST', path: '/api/logout-mobile', permission: 'authenticated', unsafe: true, success: 204, answers: [] },
  requestPasswordReset: { method: 'POST', path: '/api/forgot-password-user', permission: 'public', unsafe: true, success: 200, answers: ['message'] },
  resetPassword: { method: 'POST', path: '/api/reset-password-user', permission: 'public', unsafe: true, success: 200, answers: ['message'] },
  register: { method: 'POST', path: '/api/register', permission: 'public', unsafe: true, success: 201, answers: ['data'] },
  findCollegeByDomain: { method: 'POST', path: '/api/colleges/domain', permission: 'public', unsafe: false, success: 200, answers: ['data'] },
  getSessionCollege: { method: 'GET', path: '/api/v1/session/college', permission: 'authenticated', unsafe: false, success: 200, answers: ['id','name','slug'] },
} as const satisfies Record<string, OperationFacts>;
