/** Paths of the public screens (specification §2). */
export const authPaths = {
  landing: '/',
  login: '/auth/login',
  signUp: '/auth/signup-no',
  resetPassword: '/auth/reset-password',
} as const;
