import { publicRoute, type Route } from '../../router/publicRoute.ts';
import { authPaths } from './paths.ts';

export const authRoutes: readonly Route[] = [
  publicRoute(authPaths.landing, {
    title: 'landing.title',
    load: () => import('./landing/LandingScreen.tsx').then((file) => file.LandingScreen),
  }),
  publicRoute(authPaths.login, {
    title: 'login.title',
    load: () => import('./login/LoginScreen.tsx').then((file) => file.LoginScreen),
  }),
  publicRoute(authPaths.signUp, {
    title: 'signUp.title',
    load: () => import('./signUp/SignUpScreen.tsx').then((file) => file.SignUpScreen),
    access: 'anyone',
  }),
  publicRoute(authPaths.resetPassword, {
    title: 'resetPassword.title',
    load: () => import('./resetPassword/ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen),
    access: 'anyone',
  }),
];
