import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '@fracht/engine';
import { taskText } from '@fracht/content';
import { OWN_TERM_KEY, taskQuery } from '@fracht/kit/api/course-queries.ts';
import { report } from '@fracht/kit/report.ts';

/** State of a task that is being played: where the answers that the server accepted have led, and the answer that is being sent. (STK-1) */
export function usePlayedTask(item: string) {
  const client = useQueryClient();
  const [answers, setAnswers] = useState<readonly Reply[]>([]);
  const [waiting, setWaiting] = useState<Reply | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const asked = useQuery(taskQuery(item, answers));
  const answer = async (reply: Reply): Promise<void> => {
    const given = [...answers, reply];
    setWaiting(reply);
    setRefusal(null);
    try {
      const { end } = await client.fetchQuery(taskQuery(item, given));
      setAnswers(given);
      // The term page shows the stars of the task. (SEM-6)
      if (end !== null) void client.invalidateQueries({ queryKey: OWN_TERM_KEY });
    } catch (cause) {
      report('an answer to a task', cause);
      setRefusal(cause instanceof Error && cause.name === 'ApiError' ? cause.message : taskText.notTaken);
    }
    setWaiting(null);
  };
  const onRetry = (): void => {
    client.removeQueries({ queryKey: taskQuery(item, []).queryKey.slice(0, 2) });
    setRefusal(null);
    setAnswers([]);
  };
  return { asked, waiting, refusal, onAnswer: (reply: Reply) => void answer(reply), onRetry };
}
