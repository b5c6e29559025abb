export { fullName as personName, initials as personInitials } from '@fracht/protocol';
