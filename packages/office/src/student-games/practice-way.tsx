import { Link } from '@tanstack/react-router';
import { practiceMarkText } from '@fracht/content';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';

/** The link from the panel to the practice. (STU-9) */
export function PracticeWay() {
  return (
    <Card>
      <CardHead title={practiceMarkText.panelTitle} />
      <CardBody className="stack stack-3">
        <p>{practiceMarkText.panelText}</p>
        <div>
          <Link className={buttonClass({})} to="/practice">
            {practiceMarkText.begin}
          </Link>
        </div>
      </CardBody>
    </Card>
  );
}
