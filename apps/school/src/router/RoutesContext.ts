import { createContext, use } from 'react';
import type { RouteRecord } from './routes.ts';

/** The protected routes in the order of the navigation. Handed down: their table imports the screens that read it. */
export const RoutesContext = createContext<readonly RouteRecord[]>([]);

/** Returns the protected routes in the order of the navigation. */
export const useRoutes = (): readonly RouteRecord[] => use(RoutesContext);
