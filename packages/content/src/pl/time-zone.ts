/** The time zone of the schools: days and hours are those of Poland, whatever zone a server or a browser is set to. (RUN-13, LOC-2) */
export const SCHOOL_TIME_ZONE = 'Europe/Warsaw';
