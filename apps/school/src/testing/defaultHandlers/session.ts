import { colleges, courses, grades, users } from '@school/domain/fixtures';
import { ok, type Handlers } from '../handlers.ts';

const college = colleges.aromos;

/** Default handlers of session and college, which every screen uses. */
export const sessionAnswers: Handlers = {
  getCsrfCookie: ok('getCsrfCookie'),
  findCollegeByDomain: ok('findCollegeByDomain', { data: college }),
  getCurrentUser: ok('getCurrentUser', { data: users.administrador }),
  getSessionCollege: ok('getSessionCollege', { id: college.id, name: college.name, slug: college.slug }),
  listGrades: ok('listGrades', { data: Object.values(grades) }),
  listCourses: ok('listCourses', { data: Object.values(courses) }),
  login: ok('login', { token: 'a-token-of-the-app' }),
  logout: ok('logout'),
  requestPasswordReset: ok('requestPasswordReset', { message: 'Sent.' }),
  resetPassword: ok('resetPassword', { message: 'Done.' }),
  register: ok('register', { data: { status: 'pending' } }),
  confirmSignUp: ok('confirmSignUp', { data: { status: 'pending' } }),
};
