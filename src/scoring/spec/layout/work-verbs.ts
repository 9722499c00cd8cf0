// Verbs that a line of work begins with, as it is told to whoever will do it: "Plan the rota", "Resolve complaints". Words
// that traits begin with as well ("Communicate well", "Be kind") are not among them. Pure.

/** The verbs, for a regular expression, with a capital. */
export const WORK_VERBS =
  'Lead|Manage|Design|Build|Write|Run|Develop|Plan|Prepare|Review|Maintain|Ensure|Provide|Coordinate|Carry out|Deliver|Monitor|Coach|Collaborate|Create|Drive|Support|Implement|Identify|Participate|Perform|Assist|Conduct|Contribute|Define|Document|Establish|Evaluate|Improve|Integrate|Mentor|Optimi[sz]e|Oversee|Partner with|Research|Test|Train|Troubleshoot|Utili[sz]e|Analy[sz]e|Architect|Automate|Diagnose|Debug|Translate|Act as|Serve as';
