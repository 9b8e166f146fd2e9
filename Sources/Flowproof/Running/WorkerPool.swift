import FlowBase
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Jobs over threads: each thread makes one worker and takes the next job until none is left. What a job answers does not
/// depend on which thread did it, nor on how many there are.
public enum WorkerPool {
  /// How many threads there are by default: one a core that this process may use.
  public static var standardCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Runs `body` for every job and calls `deliver` with the results in the jobs' order, one at a time, each as soon as
  /// those before it are there. At most `4 × workers` results wait for an earlier one, so memory stays flat.
  public static func run<Job: Sendable, Worker, Result: Sendable>(
    _ jobs: [Job], workers: Int, makeWorker: @escaping @Sendable () -> Worker,
    body: @escaping @Sendable (Worker, Job) -> Result, deliver: @escaping @Sendable (Int, Result) -> Void
  ) {
    let queue = Queue(jobs, window: max(1, workers) * 4, deliver)
    let loop: @Sendable () -> Void = {
      let worker = makeWorker()
      while let (index, job) = queue.next() { queue.finish(index, body(worker, job)) }
    }
    let extra = min(max(1, workers), max(1, jobs.count)) - 1
    let threads = (0..<extra).map { _ in BigStackThread(loop) }
    onBigStack(loop)
    for thread in threads { thread.join() }
  }

  private enum Answer { case job(Int), wait, end }

  private final class Queue<Job: Sendable, Result: Sendable>: Sendable {
    private struct State {
      var taken = 0
      var delivered = 0
      var waiting: [Int: Result] = [:]
      var isDelivering = false
    }
    private let jobs: [Job]
    private let window: Int
    private let deliver: @Sendable (Int, Result) -> Void
    private let state = Mutex(State())

    init(_ jobs: [Job], window: Int, _ deliver: @escaping @Sendable (Int, Result) -> Void) {
      self.jobs = jobs
      self.window = window
      self.deliver = deliver
    }

    func next() -> (Int, Job)? {
      while true {
        let answer: Answer = state.withLock { state in
          if state.taken == jobs.count { return .end }
          if state.taken - state.delivered >= window { return .wait }
          state.taken += 1
          return .job(state.taken - 1)
        }
        switch answer {
        case .job(let index): return (index, jobs[index])
        case .end: return nil
        // The job in front of the window takes milliseconds; a condition variable would cost more lines than it saves.
        case .wait: usleep(500)
        }
      }
    }

    func finish(_ index: Int, _ result: Result) {
      state.withLock { $0.waiting[index] = result }
      while true {
        let ready: (Int, Result)? = state.withLock { state in
          guard !state.isDelivering, let result = state.waiting.removeValue(forKey: state.delivered) else { return nil }
          state.isDelivering = true
          return (state.delivered, result)
        }
        guard let (index, result) = ready else { return }
        deliver(index, result)
        state.withLock { state in
          state.delivered += 1
          state.isDelivering = false
        }
      }
    }
  }
}
