import { lessonsText } from '@fracht/content';
import type { ReadyLessonPayload } from '@fracht/protocol';
import { formatShort } from '@fracht/kit/format.ts';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import styles from './lessons.module.css';

type LessonSettingsProps = Pick<ReadyLessonPayload, 'settings' | 'seed'>;

/** The settings in which a lesson's game differs from the school's, and its seed. (RDL-2) */
export function LessonSettings({ settings, seed }: LessonSettingsProps) {
  const text = lessonsText.settings;
  return (
    <Card>
      <CardHead title={text.title} />
      <CardBody className={styles.words}>
        {settings.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <table className={styles.settings}>
            <thead>
              <tr>
                <th scope="col">{text.setting}</th>
                <th scope="col">{text.here}</th>
                <th scope="col">{text.school}</th>
              </tr>
            </thead>
            <tbody>
              {settings.map(({ key, label, unit, value, standard }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td>{`${formatShort(value)} ${unit}`}</td>
                  <td>{`${formatShort(standard)} ${unit}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="small muted">{lessonsText.seed(seed)}</p>
      </CardBody>
    </Card>
  );
}
