/** The time zone of the schools: days and hours are those of Poland, whatever zone the server's machine is set to. (RUN-13) */
export const SCHOOL_TIME_ZONE = 'Europe/Warsaw';
