export { TaskScreen } from '../student-task/task-screen.tsx';
export { TermScreen } from './term-screen.tsx';
