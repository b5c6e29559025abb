export { fullName, initials as initialsOf } from '@fracht/protocol';
